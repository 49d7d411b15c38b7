import { pathTo, type ScreenName, type ScreenTitle } from './routes.ts';

/** Compiled, never run: each marked line must be a mistake in the compiler's eyes. */
export function addresses(owner: 'talent' | 'scout', anyPerson: 'talent' | 'partner'): string[] {
  return [
    pathTo('talent.list'),
    pathTo('talent.profile', { id: '7', section: 'brands' }),
    pathTo('partner.pipeline.detail', { id: '7', oppId: '9', section: 'notes' }),
    pathTo('contracts.editSubContract', { subId: '9', subContractId: '3' }),
    pathTo('talent.library.folder', { id: '7', '*': 'UGhvdG9z' }),
    pathTo(`${owner}.profile`, { id: '7', section: 'career' }),
    pathTo(`${anyPerson}.event.edit`, { id: '7', eventId: '9' }),

    // @ts-expect-error no such screen
    pathTo('talent.profil'),
    // @ts-expect-error the parameters are missing
    pathTo('talent.profile'),
    // @ts-expect-error `section` is missing
    pathTo('talent.profile', { id: '7' }),
    // @ts-expect-error scouts have no brands
    pathTo('scout.profile', { id: '7', section: 'brands' }),
    // @ts-expect-error one of the two has no brands
    pathTo(`${owner}.profile`, { id: '7', section: 'brands' }),
    // @ts-expect-error the parameter is called `oppId`
    pathTo('pipeline.detail', { id: '9', section: 'notes' }),
    // @ts-expect-error ids are texts
    pathTo('staff.edit', { id: 7 }),
    // @ts-expect-error the list takes no parameters
    pathTo('talent.list', { id: '7' }),
    // @ts-expect-error the range is a week or a month
    pathTo('project.taskTimeline', { subId: '9', range: 'decade' }),
  ];
}

export const names: readonly ScreenName[] = ['staff.project.taskBoard', 'cms.talentContent.news'];
export const titles: readonly ScreenTitle[] = ['screens.project.taskBoard', 'screens.cms.content.news'];
// @ts-expect-error the page has the title of the module, whoever owns it
export const ownTitle: ScreenTitle = 'screens.staff.project.taskBoard';
