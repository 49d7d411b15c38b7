/** Parts of what the hand-written routes answer, for the serialiser. */

/** A reference as answers carry it. */
export interface Label {
  readonly id: string;
  readonly displayName: string;
  readonly avatar: string | null;
  readonly kind: string;
}

export const text = { type: 'string' };
export const maybe = { type: ['string', 'null'] };
export const whole = { type: 'integer' };
export const moment = { type: ['integer', 'null'] };
export const yes = { type: 'boolean' };
export const ids = { type: 'array', items: text };

const labelled = { id: text, displayName: text, avatar: maybe, kind: text, isDeleted: yes };

/** A reference or null, with what it tells besides its label. */
export const labelWith = (told: object) => ({ type: ['object', 'null'], properties: { ...labelled, ...told } });
export const label = labelWith({});
export const labels = { type: 'array', items: { type: 'object', properties: labelled } };

/** Keys of every record. Only one that is read by itself has permissions. */
export const system = {
  id: text,
  version: whole,
  createdAt: whole,
  updatedAt: whole,
  deletedAt: moment,
  permissions: { type: 'object', properties: { canUpdate: yes, canDelete: yes, steps: ids } },
};

/** Answer of a route, in its envelope. */
export const answer = (data: object) => ({ 200: { type: 'object', properties: { responseData: data } } });

/** A page of items, with what further keys it has. */
export const pageOf = (item: object, further: object = {}) => ({
  type: 'object',
  properties: { data: { type: 'array', items: item }, ...further, loadMore: yes, nextPageIndex: moment },
});
