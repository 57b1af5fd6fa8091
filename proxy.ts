import { type NextRequest, NextResponse } from 'next/server';
import { contentSecurityPolicy, newNonce, PAGE_HEADERS } from '@/lib/content-security';
import { originFault } from '@/lib/identity/origin';

/** Pages only: the API answers for itself, and a body that passes here would be kept in memory as a whole. */
export const config = {
  matcher: [
    '/((?!api/|_next/|icon\\.svg$|manifest\\.webmanifest$|(?:armies|s)/[^/]+/[a-z]+\\.pdf$|s/[^/]+/army\\.json$).*)',
  ],
};

/** Gives every page its policy with a nonce of its own, and refuses what another site sends. */
export const proxy = (request: NextRequest): NextResponse => {
  const fault = request.method === 'GET' || request.method === 'HEAD' ? null : originFault(request.headers);
  if (fault !== null) return new NextResponse(fault, { status: 403, headers: PAGE_HEADERS });
  const policy = contentSecurityPolicy(newNonce(), process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  for (const [name, value] of Object.entries(PAGE_HEADERS)) response.headers.set(name, value);
  return response;
};
