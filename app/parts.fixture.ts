import { afterEach, beforeEach, expect, vi } from 'vitest';
import './globals.css';

// what React complains of is a fault of the part
const complaints = vi.spyOn(console, 'error');
beforeEach(() => complaints.mockClear());
afterEach(() => expect(complaints).not.toHaveBeenCalled());
