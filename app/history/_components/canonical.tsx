/** The one address of a page, whatever was asked of it; a server cannot know the name it is reached by. */
export const Canonical = ({ path }: { path: string }) => <link rel="canonical" href={path} />;
