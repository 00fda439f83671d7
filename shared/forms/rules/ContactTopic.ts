/** Topics of a message, in form order. */
export const contactTopics = ['buy', 'sell', 'finance', 'workshop', 'jobs', 'press', 'other'] as const;

export type ContactTopic = (typeof contactTopics)[number];
