import type { Actor } from '../../schema/access/access.ts';
import { isMember } from '../../schema/access/scope.ts';
import type { CallRoute } from '../../schema/language/call.ts';
import type { Question } from '../support/app.ts';
import { nowhere } from './sample.ts';

/** A call that does something for each whom it lets in, and how it is made. */
export interface Doing {
  question(who: string): Question;
  /** Returns true for actors with data behind the route; the others of its roles get 403. All by default. */
  isFor?(actor: Actor): boolean;
}

const by = (route: CallRoute, body?: (who: string) => object, more: Pick<Doing, 'isFor'> = {}): [CallRoute, Doing] => {
  const [method = '', path = ''] = route.split(' ');
  return [route, { question: (who) => ({ method, path, ...(body && { body: body(who) }) }), ...more }];
};
const password = 'Greenroom-2026!';
const hasRecord = (actor: Actor) => isMember(actor) && actor.staffId !== null;

/** Tests of calls that name nothing, run by every principal in turn. */
export const doings: Readonly<Partial<Record<CallRoute, Doing>>> = Object.fromEntries([
  by('DELETE /user/v1/auth/sessions'),
  by('PUT /user/v1/auth/change-password', (who) => ({ currentPassword: password, newPassword: `${password} ${who}` })),
  by('PUT /user/v1/auth/picture', () => ({ avatarId: null }), { isFor: hasRecord }),
  by('PUT /user/v1/auth/time-zone', () => ({ timezoneId: 'Asia/Tokyo' })),
  by('PUT /user/v1/agency/security', (who) => ({ passwordLength: 10 + who.length })),
  by('POST /user/v1/staff/create', (who) => ({ displayName: who, email: `${who.toLowerCase()}@new.test` })),
  by('POST /user/v1/staff/position', (who) => ({ position: `Position of ${who}` })),
  by('PUT /test/v1/invoicing', (who) => ({ prefix: `${who}-` })),
  by('PUT /media/v1/library-space', (who) => ({ quotaMegabytes: 1_000 + who.length })),
  by('PUT /client/v1/general', (who) => ({ name: `House of ${who}` })),
  by('POST /user/v1/agencies', (who) => ({
    name: `Agency of ${who}`,
    timezoneId: 'Europe/Paris',
    currency: 'EUR',
    locale: 'fr-FR',
    adminName: 'Jo Martin',
    adminEmail: `${who.toLowerCase()}@first.test`,
  })),
  by('POST /cms/v1/favorites/general', () => ({ displayName: 'Ida Berg' })),
  by('POST /cms/v1/favorites/mark-favorites', () => ({ ids: [nowhere], isFavorite: true })),
  by('PUT /cms/v1/favorites/status', () => ({ ids: [nowhere], status: 1 })),
  by('POST /user/v1/realtime/unsubscribe', () => ({ topic: 'records.talent' })),
  [
    'PUT /user/v1/preferences/{key}',
    {
      question: () => ({ method: 'PUT', path: '/user/v1/preferences/columns.x', body: { value: { width: 1 } } }),
      isFor: isMember,
    },
  ],
]);
