import { useLocaleState, useLogout, useTranslate } from 'ra-core';
import { useTheme } from 'ra-ui-materialui';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import { registry } from '../../../schema/index.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { inSentence } from '../../../schema/rules/terms/inSentence.ts';
import { languages } from '../../i18n/languages.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useAreaParts } from '../../views/area-parts/AreaPartsContext.ts';
import { accountPath } from '../../../schema/areas/identity/paths.ts';
import { importPath, isImported } from '../../../schema/areas/tools/paths.ts';
import { AddIcon, DarkIcon, LanguageIcon, LightIcon, MailIcon, SignOutIcon } from '../../theme/icons/actions.tsx';
import { SettingsIcon } from '../../theme/icons/areas.tsx';
import { useAddAnywhere } from '../add-anywhere/useAddAnywhere.ts';
import { menuFor } from '../menu/plan.ts';
import { useCompose } from '../../widgets/mail/useCompose.ts';
import { useMayLeave } from '../../widgets/unsaved/useUnsavedChanges.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';
import { addPagesFor, type ActionEntry } from './entries.ts';

/** Returns the kinds that a person may import: those of the menu, in its order, each before the kinds it owns. */
function importedBy(actor: Actor): readonly string[] {
  const kinds = menuFor(actor).flatMap(({ items }) => items.flatMap(({ entity }) => entity ?? []));
  const all = kinds.flatMap((kind) => [kind, ...registry.ownedBy(kind).map(({ entity }) => entity.name)]);
  return [...new Set(all)].filter((kind) => isImported(kind) && can(actor, 'create', kind, registry) !== 'no');
}

/** Returns the global actions: add or import records, change theme or language, open the account, sign out. */
export function useActions(): readonly ActionEntry[] {
  const translate = useTranslate();
  const navigate = useNavigate();
  const actor = useActor();
  const logout = useLogout();
  const mayLeave = useMayLeave();
  const { views } = useAreaParts();
  const { entities, open: add } = useAddAnywhere();
  const compose = useCompose();
  const language = useLanguage();
  const [theme, setTheme] = useTheme();
  const [locale, setLocale] = useLocaleState();

  return useMemo(() => {
    const others = languages.filter((one) => one.locale !== locale);
    const namesOfLanguages = new Intl.DisplayNames([language], { type: 'language' });
    const turned = theme === 'dark' ? 'light' : 'dark';
    const signOut = async () => {
      if (await mayLeave()) await logout({ isLeaving: true });
    };
    const actions: readonly Omit<ActionEntry, 'kind'>[] = [
      ...entities.map(({ name }) => ({
        name: `add ${name}`,
        title: translate('app.titles.add', {
          name: inSentence(translate(`resources.${name}.name`, { smart_count: 1 })),
        }),
        also: translate('app.palette.addAlso'),
        icon: AddIcon,
        act: () => add(name),
      })),
      ...(compose
        ? [
            {
              name: 'write',
              title: translate('app.palette.write'),
              also: translate('app.palette.addAlso'),
              icon: MailIcon,
              act: () => compose({}),
            },
          ]
        : []),
      ...addPagesFor(actor).map((screen) => ({
        name: screen.name,
        title: titleOf(screen, screen.pattern, translate),
        also: translate('app.palette.addAlso'),
        icon: AddIcon,
        act: () => void navigate(screen.pattern),
      })),
      ...importedBy(actor).map((kind) => ({
        name: `import ${kind}`,
        title: translate('app.palette.import', {
          name: inSentence(translate(`resources.${kind}.name`, { smart_count: 2 })),
        }),
        also: translate('app.palette.importAlso'),
        icon: views.get(kind)?.icon ?? AddIcon,
        act: () => void navigate(importPath(kind)),
      })),
      {
        name: 'theme',
        title: translate(turned === 'light' ? 'app.shell.toLight' : 'app.shell.toDark'),
        icon: turned === 'light' ? LightIcon : DarkIcon,
        act: () => setTheme(turned),
      },
      ...others.map((one) => ({
        name: `language ${one.locale}`,
        title: translate('app.palette.language', { language: one.name }),
        also: namesOfLanguages.of(one.locale) ?? '',
        icon: LanguageIcon,
        act: () => setLocale(one.locale),
      })),
      {
        name: 'account',
        title: translate('app.account.title'),
        icon: SettingsIcon,
        act: () => void navigate(accountPath),
      },
      { name: 'sign out', title: translate('app.shell.signOut'), icon: SignOutIcon, act: () => void signOut() },
    ];
    return actions.map((action) => ({ ...action, kind: 'action' as const }));
  }, [
    actor,
    add,
    compose,
    entities,
    language,
    locale,
    logout,
    mayLeave,
    navigate,
    setLocale,
    setTheme,
    theme,
    translate,
    views,
  ]);
}
