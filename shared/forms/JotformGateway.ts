/** One answer of a submission. */
export interface JotformAnswer {
  /** The question's name in the form. */
  name?: string;
  /** The question as shown to people. */
  text?: string;
  /** "control_textbox", "control_head" and so on. */
  type?: string;
  /** Position in the form: "1", "2". */
  order?: string;
  /** A text, a list of chosen values, or an object of parts (a date's day, month and year). */
  answer?: unknown;
}

/** Answers by the number of their question. */
export type JotformAnswers = Record<string, JotformAnswer>;

/** The newest submission of a form; `content` is empty when the form has none. */
export interface JotformSubmissions {
  content: { answers: JotformAnswers }[];
}

/** Content that editors maintain as a form's submission. */
export interface JotformGateway {
  /**
   * Returns the newest submission of a form, without answers that can identify a person.
   * Such answers are name, address, mail, phone, signature and file. Null when there is no such form. Throws
   * JotformUnavailableError when the provider is unreachable.
   */
  submissions(formId: string): Promise<JotformSubmissions | null>;
}

/** The forms provider is unreachable. */
export class JotformUnavailableError extends Error {
  constructor(options?: ErrorOptions) {
    super('The forms provider does not respond correctly.', options);
    this.name = 'JotformUnavailableError';
  }
}
