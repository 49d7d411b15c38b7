import { talent } from '../people/entities/talent.ts';
import { namesOf } from '../../fields/choice.ts';

/** Progress of an app admin with a person: the statuses of talents, with the same codes (AB 3). */
export const favoriteStatuses = talent.fields.status.choices;

/** Names of the favourites' statuses. */
export const favoriteStatusNames = namesOf(favoriteStatuses);
