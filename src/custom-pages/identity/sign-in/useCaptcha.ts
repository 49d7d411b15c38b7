import { useTheme } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';

/** Part of reCAPTCHA's script that is used (https://developers.google.com/recaptcha/docs/display). */
export interface Recaptcha {
  readonly ready: (then: () => void) => void;
  readonly render: (into: HTMLElement, options: Readonly<Record<string, unknown>>) => number;
  readonly reset: (widget: number) => void;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

const source = 'https://www.google.com/recaptcha/api.js?render=explicit';

/** Loads the script, once for the page. */
function load(language: string): Promise<Recaptcha> {
  return new Promise((resolve, reject) => {
    const done = () => window.grecaptcha?.ready(() => window.grecaptcha && resolve(window.grecaptcha));
    if (window.grecaptcha) return done();
    const script = document.createElement('script');
    script.src = `${source}&hl=${language}`;
    script.onload = done;
    script.onerror = () => {
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded'));
    };
    document.head.append(script);
  });
}

/** Captcha of the sign-in page. */
export interface Captcha {
  /** True if the sign-in page shows a captcha. */
  readonly isAsked: boolean;
  /** True if its script could not be loaded: the server decides then. */
  readonly hasFailed: boolean;
  /** Ref of the element in which it is rendered. */
  readonly place: (element: HTMLElement | null) => void;
  /** Returns the response of the last tick; undefined without one. */
  readonly response: () => string | undefined;
  /** Makes it ask again: each answer is good once. */
  readonly reset: () => void;
}

/** The captcha of the sign-in page, where the server has one (AB 7, `gRecaptchaResponse`); nothing is loaded without. */
export function useCaptcha(): Captcha {
  const client = useClient();
  const language = useLanguage();
  const theme = useTheme().palette.mode;
  const { data } = useQuery({
    queryKey: ['auth', 'captcha'],
    queryFn: ({ signal }) => client.ask('GET /user/v1/auth/captcha', { signal }),
    staleTime: Infinity,
    retry: false,
  });
  const siteKey = data?.siteKey ?? null;
  const [element, place] = useState<HTMLElement | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const answer = useRef<string>(undefined);
  const drawn = useRef<{ recaptcha: Recaptcha; widget: number }>(undefined);

  useEffect(() => {
    if (siteKey === null || element === null) return undefined;
    let isHere = true;
    const forget = () => (answer.current = undefined);
    load(language).then(
      (recaptcha) => {
        if (!isHere || element.childElementCount > 0) return;
        const callback = (given: string) => (answer.current = given);
        const look = { sitekey: siteKey, theme, callback, 'expired-callback': forget };
        drawn.current = { recaptcha, widget: recaptcha.render(element, look) };
      },
      () => isHere && setFailed(true),
    );
    return () => {
      isHere = false;
    };
  }, [element, language, siteKey, theme]);

  return {
    isAsked: siteKey !== null,
    hasFailed,
    place,
    response: useCallback(() => answer.current, []),
    reset: useCallback(() => {
      answer.current = undefined;
      if (drawn.current) drawn.current.recaptcha.reset(drawn.current.widget);
    }, []),
  };
}
