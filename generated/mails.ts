// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { mails as conversations } from '../schema/areas/conversations/mails.ts';
import { mails as files } from '../schema/areas/files/mails.ts';
import { mails as identity } from '../schema/areas/identity/mails.ts';
import { mails as money } from '../schema/areas/money/mails.ts';
import { mails as notifications } from '../schema/areas/notifications/mails.ts';
import { mails as settings } from '../schema/areas/settings/mails.ts';

/** The kinds of mail of every area. */
export const areaMails = [...conversations, ...files, ...identity, ...money, ...notifications, ...settings] as const;
