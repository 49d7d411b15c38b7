/** First and last day around the due date of an invoice on which a client is reminded; negative before it. */
export const reminderDays = { min: -60, max: 365 } as const;

/** Most reminders of an invoice. */
export const mostReminders = 10;
