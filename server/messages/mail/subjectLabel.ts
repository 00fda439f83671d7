/** Returns the words of a subject before its first placeholder: "Ny tid" of "Ny tid: {time}, {site}". */
export function subjectLabel(subject: string): string {
  const [start = ''] = subject.split('{', 1);
  return start.replace(/[\s\p{P}]+$/u, '').trim();
}
