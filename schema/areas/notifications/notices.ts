import type { Notices } from '../../language/notices.ts';

/** Notifications that follow from writes of any entity, and reminders. */
export const notices = {
  ASSIGNED: {
    en: { of: 'This is assigned to you', by: '%{name} assigned this to you' },
    fr: { of: 'Cela vous est confié', by: '%{name} vous l’a confié' },
  },
  MENTIONED: {
    en: { of: 'You are mentioned', by: '%{name} mentioned you' },
    fr: { of: 'Vous êtes mentionné', by: '%{name} vous a mentionné' },
  },
  COMPLETED: {
    en: { of: 'This is completed', by: '%{name} completed this' },
    fr: { of: 'C’est terminé', by: '%{name} l’a terminé' },
  },
  DATE_CHANGED: {
    en: { of: 'The %{field} changed', by: '%{name} changed the %{field}' },
    fr: { of: 'Le champ « %{field} » a changé', by: '%{name} a modifié le champ « %{field} »' },
  },
  REMINDER: {
    en: { of: 'Reminder: this is due soon' },
    fr: { of: 'Rappel : l’échéance approche' },
  },
} as const satisfies Notices;
