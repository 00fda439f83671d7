/** One result of a check. */
export interface Finding {
  /** "fault": does not work, or will not. "warning": works, but not as an operator would want. */
  state: 'ok' | 'warning' | 'fault';
  text: string;
  /** Suggested fix. */
  cure?: string;
}

/** A check of one part of the installation. */
export interface DoctorCheck {
  name: string;
  /** May reject: the message of the error then becomes a fault. */
  run: () => Promise<Finding[]>;
}

export const ok = (text: string): Finding => ({ state: 'ok', text });
export const warning = (text: string, cure: string): Finding => ({ state: 'warning', text, cure });
export const fault = (text: string, cure?: string): Finding => ({ state: 'fault', text, ...(cure ? { cure } : {}) });
