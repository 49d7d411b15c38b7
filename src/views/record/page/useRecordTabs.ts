import { useTranslate } from 'ra-core';
import { useLocation, useParams } from 'react-router-dom';
import { can, canField } from '../../../../schema/access/can.ts';
import { registry } from '../../../../schema/index.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Tab } from '../../../../schema/language/registry.ts';
import { summaryTab } from '../../../../schema/language/tabs.ts';
import { recordPagesOf } from '../../../../schema/recordPages.ts';
import { matchScreen } from '../../../../schema/routes.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { sectionsOn, useViewFields } from '../../view-fields/viewFields.ts';
import { tabWord } from './navigation/RecordTabs.tsx';

interface RecordAddress {
  readonly id: string;
  readonly tab: string;
  readonly isEdited: boolean;
  /** The address names a layout of a list, which wants all the width. */
  readonly isLaidOut: boolean;
}

/** Reads the address of a record's page: record, tab, edit mode, and layout. */
export function useRecordAddress(): RecordAddress {
  const { pathname } = useLocation();
  const match = matchScreen(pathname);
  if (!match) return { id: '', tab: summaryTab, isEdited: false, isLaidOut: false };
  const { screen, params } = match;
  return {
    id: params[screen.record ?? 'id'] ?? '',
    tab: params['section'] ?? screen.section ?? summaryTab,
    isEdited: screen.edit,
    isLaidOut: screen.view !== undefined,
  };
}

/** Tabs of a record's page, and the one that its address names. */
export interface RecordTabsShown {
  /** Name of the tab in the address. */
  readonly tab: string;
  readonly isLaidOut: boolean;
  /** Tabs that the person may see. */
  readonly tabs: readonly Tab[];
  /** The tab if the person may see it. */
  readonly current: Tab | undefined;
  /** True if the tab exists and the person may not see it. */
  readonly isClosed: boolean;
  /** Word of the tab. */
  readonly word: string;
  /** True if the tab's fields are edited. */
  readonly isForm: boolean;
  /** Parts of title and heading besides the name: a tab other than the summary, the range of days, and editing. */
  readonly parts: readonly string[];
}

/** Returns the tabs of a record's page. A tab is left out if the person may read nothing of it. */
export function useRecordTabs(entity: AnyEntity): RecordTabsShown {
  const translate = useTranslate();
  const { tab, isEdited, isLaidOut } = useRecordAddress();
  const { range } = useParams();
  const actor = useActor();
  const { sections } = useViewFields(entity);
  const all = [...registry.tabsOf(entity), ...recordPagesOf(entity.name)];
  const tabs = all.filter((one) => {
    if (one.shows === 'linked' || one.shows === 'under') return can(actor, 'read', one.entity.name, registry) !== 'no';
    if (one.shows === 'page') return can(actor, 'read', one.of, registry) !== 'no';
    if (one.shows === 'files' || one.shows === 'gallery')
      return canField(actor, entity.fields[one.field]?.access) !== 'none';
    return one.shows !== 'sections' || one.name === summaryTab || sectionsOn(sections, one.name).length > 0;
  });
  const current = tabs.find(({ name }) => name === tab);
  const declared = all.find(({ name }) => name === tab);
  const word = declared ? tabWord(declared, translate) : translate(`tabs.${tab}`);
  const isForm = isEdited && current?.shows === 'sections';
  const parts = [
    ...(tab === summaryTab ? [] : [word]),
    ...(range === undefined ? [] : [translate(`app.timeline.${range}`)]),
    ...(isForm ? [translate('app.actions.edit')] : []),
  ];
  return { tab, isLaidOut, tabs, current, isClosed: !current && declared !== undefined, word, isForm, parts };
}
