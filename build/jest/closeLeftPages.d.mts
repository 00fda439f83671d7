type ClosePage = () => Promise<void>;

export function closeLeftPages(openPages: Iterable<ClosePage>, before: ReadonlySet<ClosePage>): Promise<void>;
