import { defineStatusType, type StatusNames } from '../../../language/statuses/statusType.ts';

/** Statuses of opportunities (AB 4). */
export const pipelineStatuses = defineStatusType({
  code: 'PIPELINE',
  place: 20,
  categories: {
    OPPORTUNITY: { color: '#2f5d8a' },
    WON: { color: '#1a7f4b' },
    LOST: { color: '#b3261e', isCalledOff: true },
    DECLINED: { color: '#5d5f59', isCalledOff: true },
  },
});

export const pipelineStatusNames = {
  en: { OPPORTUNITY: 'Opportunity', WON: 'Won', LOST: 'Lost', DECLINED: 'Declined' },
  fr: { OPPORTUNITY: 'Opportunité', WON: 'Gagnée', LOST: 'Perdue', DECLINED: 'Refusée' },
} as const satisfies StatusNames<typeof pipelineStatuses>;
