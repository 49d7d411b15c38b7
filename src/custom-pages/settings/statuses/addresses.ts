import { pathTo } from '../../../../schema/routes.ts';
import { statusTypes, type StatusType } from '../../../../schema/rules/statuses.ts';

/** The two pages of the settings of statuses (AB 2). */
export type Section = 'statusCategories' | 'statuses';

/** The type of statuses that an address asks for; the first one by default. */
export function typeIn(search: URLSearchParams): StatusType {
  return statusTypes.find((one) => one === search.get('type')) ?? statusTypes[0] ?? 'TASK';
}

/** Returns the address of the statuses of a type, or of their categories. */
export function addressOf(section: Section, type: StatusType): string {
  return `${pathTo(`settings.${section}`)}?type=${type}`;
}
