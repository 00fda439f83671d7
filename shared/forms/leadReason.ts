/** Returns an enquiry's reason for statistics; undefined when no box is ticked (D-28). */
export function leadReason({ quote, testDrive }: { quote: boolean; testDrive: boolean }): string | undefined {
  if (quote && testDrive) return 'offert och provkörning';
  if (quote) return 'offert';
  return testDrive ? 'provkörning' : undefined;
}
