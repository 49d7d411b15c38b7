import { field } from '../../fields/kinds.ts';

/** Signals by which fans hide content from themselves (CM 7). */
export const hidings = ['REPORT', 'NOT_INTERESTED', 'NOT_RELEVANT'] as const;
export type Hiding = (typeof hidings)[number];

/** Reasons that a fan gives. */
export const signalReasons = ['SPAM', 'ABUSE', 'SEXUAL', 'VIOLENCE', 'FALSE', 'OTHER'] as const;
export type SignalReason = (typeof signalReasons)[number];

/** Page of a talent's content, to which names of talents lead in the tables of this area (CM 2). */
export const contentPath = '/cms/talent/{id}/dashboard';

/** Fields of everything that fans can report. The totals are of all times, `openSignals` of those that nobody answered. */
export const signalFields = {
  relevance: field.choice(['CLEAR', 'QUESTIONED', 'REJECTED'], { required: true, default: 'CLEAR', readOnly: true }),
  totalReport: field.counter(),
  totalNotInterestedIn: field.counter(),
  totalIrrelevance: field.counter(),
  openSignals: field.counter({ opens: 'reports' }),
  latestReportedDate: field.instant({ readOnly: true, isAge: true }),
  irrelevanceTalents: field.refs('talent', { readOnly: true, leadsTo: contentPath, specNames: { userId: 'id' } }),
} as const;

/** Steps that answer the signals of fans (CM 4). Signals question an item, and so does whoever takes an answer back. */
export const relevanceStates = {
  relevance: {
    steps: { noAction: { from: ['QUESTIONED'], to: 'CLEAR', isQuick: true, look: 'keep' } },
    free: ['QUESTIONED'],
  },
} as const;

/** Flag of a content form (CM 3) that answers the open signals about an item with the write. */
export const resolving = { resolved: 'noAction' } as const;

/** Condition of lists of what fans find not relevant. */
export const isQuestioned = { relevance: { is: ['QUESTIONED'] } } as const;

/** Index by which those lists are read, the latest report first. */
export const questionedIndexes = [['relevance', 'latestReportedDate']] as const;
