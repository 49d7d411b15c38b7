import { useEffect, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './Providers.tsx';
import { createPrepare } from './router/prepare.ts';
import { createRouter } from './router/router.tsx';
import type { Services } from './services.ts';

/** Root component: providers around every page; the pages themselves are in the router. */
export function App({ services }: { services: Services }) {
  const [router] = useState(() => createRouter(<Providers services={services} />, createPrepare(services)));

  // The ground that was laid before the first paint has done its work; the theme lays it from here on.
  useEffect(() => document.documentElement.removeAttribute('style'), []);

  // A page opens once all that it needs is there: drawn in one go it stands sooner than in slices, between which the
  // skeleton before it is drawn on.
  return <RouterProvider router={router} useTransitions={false} />;
}
