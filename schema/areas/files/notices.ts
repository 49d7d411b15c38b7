import type { Notices } from '../../language/notices.ts';

/** Notifications about shares. */
export const notices = {
  SHARE_OPENED: {
    en: { of: 'Somebody opened what you shared', by: '%{name} opened this share' },
    fr: { of: 'Quelqu’un a ouvert votre partage', by: '%{name} a ouvert ce partage' },
  },
} as const satisfies Notices;
