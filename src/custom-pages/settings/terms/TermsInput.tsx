import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useLocale, useNotify, useTranslate } from 'ra-core';
import { startTransition, Suspense, use, useEffect, useEffectEvent, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { entityTerms } from '../../../../schema/areas/settings/settings/entityTerms.ts';
import { termKeys, type TermKey } from '../../../../schema/rules/terms/termKeys.ts';
import { termNouns, type Noun } from '../../../../schema/rules/terms/termNouns.ts';
import { cellWord } from '../../../i18n/fieldWords.ts';
import { defaultLanguage, isLanguage, languages, type Language } from '../../../i18n/languages.ts';
import { catalogueNames, type CatalogueNames } from '../../../i18n/terms/catalogueNames.ts';
import { GenderInput } from './GenderInput.tsx';
import { TermInput } from './TermInput.tsx';
import { numbers, useTerms, type TermFault, type TermNumber, type TermsInForm } from './useTerms.ts';

const loaded = new Map<Language, Promise<CatalogueNames>>();

/** Returns the promise of a language's names, the same at each call. */
function namesOf(language: Language): Promise<CatalogueNames> {
  const names = loaded.get(language) ?? catalogueNames[language]();
  loaded.set(language, names);
  names.catch(() => loaded.delete(language));
  return names;
}

const columns = { xs: 'repeat(2, minmax(0, 1fr))', sm: '140px repeat(2, minmax(0, 1fr))' };
const genderedColumns = { xs: 'repeat(2, minmax(0, 1fr)) auto', sm: '140px repeat(2, minmax(0, 1fr)) auto' };

interface TermRowsProps extends Pick<TermsInForm, 'termOf' | 'genderOf'> {
  readonly name: string;
  readonly language: Language;
  readonly found: TermFault | null;
}

/** One row an entity: the agency's words for one and for several. */
function TermRows({ name, language, termOf, genderOf, found }: TermRowsProps) {
  const translate = useTranslate();
  const names = use(namesOf(language));
  const nouns: Readonly<Partial<Record<TermKey, Noun>>> = termNouns[language];
  const hasGenders = language === 'fr';
  const foundIn = (key: TermKey, number: TermNumber) =>
    found?.key === key && found.number === number && found.language === language ? found : undefined;
  const headings = numbers.map((number) => translate(cellWord(entityTerms.name, name, number)));
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: hasGenders ? genderedColumns : columns,
        alignItems: 'start',
      }}
    >
      <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
      {headings.map((heading) => (
        <Box key={heading} aria-hidden sx={{ fontSize: 12, lineHeight: '16px', fontWeight: 520, color: 'ink2' }}>
          {heading}
        </Box>
      ))}
      {hasGenders && <Box />}
      {termKeys.map((key) => {
        const forms = names[key].name.split(' |||| ');
        const [one = ''] = forms;
        return (
          <Box key={key} role="group" aria-label={one} sx={{ display: 'contents' }}>
            <Box
              sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, py: { sm: 0.75 }, minWidth: 0, overflowWrap: 'anywhere' }}
            >
              {one}
            </Box>
            {numbers.map((number, index) => (
              <TermInput
                key={number}
                term={termOf(key, number)}
                label={`${one}, ${headings[index]}`}
                placeholder={forms[index] ?? one}
                found={foundIn(key, number)}
              />
            ))}
            {hasGenders && (
              <GenderInput
                label={`${one}, ${translate(cellWord(entityTerms.name, name, 'gender'))}`}
                usual={nouns[key]?.gender}
                isDisabled={numbers.every((number) => termOf(key, number).value === '')}
                {...genderOf(key)}
              />
            )}
          </Box>
        );
      })}
    </Box>
  );
}

/** The agency's words for its entities, one language at a time. */
export function TermsInput({ name }: { readonly name: string }) {
  const translate = useTranslate();
  const locale = useLocale();
  const notify = useNotify();
  const [language, setLanguage] = useState<Language>(isLanguage(locale) ? locale : defaultLanguage);
  const [found, setFound] = useState<TermFault | null>(null);
  const { termOf, genderOf, fault } = useTerms(name, language);
  const { submitCount } = useFormState({ name });
  const [judged, setJudged] = useState(submitCount);
  if (submitCount !== judged) {
    setJudged(submitCount);
    setFound(fault);
  }
  const show = async (next: Language) => {
    try {
      await namesOf(next);
      startTransition(() => setLanguage(next));
    } catch {
      notify('app.failed.title', { type: 'error' });
    }
  };
  const showFound = useEffectEvent(() => {
    if (found && found.language !== language) void show(found.language);
  });
  useEffect(() => showFound(), [found]);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        value={language}
        aria-label={translate(cellWord(entityTerms.name, name, 'locale'))}
        onChange={(_event, next: Language | null) => {
          if (!next) return;
          setFound(null);
          void show(next);
        }}
      >
        {languages.map((one) => (
          <ToggleButton key={one.locale} value={one.locale} lang={one.locale} sx={{ px: 1.25 }}>
            {one.name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Suspense>
        <TermRows name={name} language={language} termOf={termOf} genderOf={genderOf} found={found} />
      </Suspense>
    </Box>
  );
}
