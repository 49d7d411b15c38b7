import { talent } from '../people/entities/talent.ts';
import { namesOf } from '../../fields/choice.ts';

/** How far an app admin has got with somebody: the statuses of talents, with the same codes (AB 3). */
export const favoriteStatuses = talent.fields.status.choices;
export const favoriteStatusNames = namesOf(favoriteStatuses);
