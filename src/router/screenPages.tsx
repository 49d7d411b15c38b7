import { useParams } from 'react-router-dom';
import type { ComponentType } from 'react';
import { isMember } from '../../schema/access/scope.ts';
import { registry } from '../../schema/index.ts';
import type { ScreenName } from '../../schema/routes.ts';
import type { Built, Screen } from '../../schema/routes/screen.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import { viewOf } from '../resources/index.ts';

type Load = (screen: Screen) => Promise<ComponentType>;

const entityOf = ({ name, entity }: Screen) => {
  if (entity === undefined) throw new Error(`The screen '${name}' has no entity`);
  return registry.get(entity);
};

/** The pages of their own, by the screen that each serves. */
const ownPages: Partial<Record<ScreenName, Load>> = {
  'auth.login': async () => (await import('../custom-pages/sign-in/SignIn.tsx')).SignIn,
  'auth.forgotPassword': async () =>
    (await import('../custom-pages/forgot-password/ForgotPassword.tsx')).ForgotPassword,
  'auth.resetPassword': async () => (await import('../custom-pages/reset-password/ResetPassword.tsx')).ResetPassword,
  'auth.setPassword': async () => (await import('../custom-pages/set-password/SetPassword.tsx')).SetPassword,
  'favorites.list': async () => (await import('../custom-pages/favorites/Favorites.tsx')).Favorites,
  'settings.customField': async () => (await import('../custom-pages/custom-fields/CustomFields.tsx')).CustomFields,
  'cms.talents': async () => {
    const [{ ComingSoon }, { Outside }] = await Promise.all([
      import('../custom-pages/coming-soon/ComingSoon.tsx'),
      import('../custom-pages/outside/Outside.tsx'),
    ]);
    // The home of super admins (AB 6), who may be in no agency.
    return function CommunityHome() {
      return isMember(useActor()) ? <ComingSoon /> : <Outside />;
    };
  },
  'auth.logout': async () => (await import('../custom-pages/sign-out/SignOut.tsx')).SignOut,
  'auth.chooseAgency': async () => (await import('../custom-pages/choose-agency/ChooseAgency.tsx')).ChooseAgency,
  'socials.callback': async () => (await import('../custom-pages/socials/SocialPage.tsx')).SocialPage,
  'socials.sandbox': async () => (await import('../custom-pages/socials/SocialPage.tsx')).SocialPage,
  'auth.secondFactorVerify': async () => (await import('../custom-pages/two-factor/Verify.tsx')).Verify,
  'auth.secondFactorSetup': async () => (await import('../custom-pages/two-factor/Setup.tsx')).Setup,
  'auth.secondFactorVerified': async () => (await import('../custom-pages/two-factor/Verified.tsx')).Verified,
};

const loaders: Readonly<Record<Built, Load>> = {
  list: async (screen) => {
    const { ListPage } = await import('../views/ListPage.tsx');
    const entity = entityOf(screen);
    return () => <ListPage entity={entity} />;
  },
  detail: async (screen) => {
    const { DetailPage } = await import('../views/DetailPage.tsx');
    const entity = entityOf(screen);
    const record = screen.record ?? 'id';
    return function RecordPage() {
      // Another record is another page: nothing of the former one stays in it.
      return <DetailPage key={useParams()[record]} entity={entity} />;
    };
  },
  add: async (screen) => {
    const entity = entityOf(screen);
    const own = viewOf(entity.name)?.add;
    if (own) return own();
    const { AddPage } = await import('../views/AddPage.tsx');
    return () => <AddPage entity={entity} />;
  },
  comingSoon: async () => (await import('../custom-pages/coming-soon/ComingSoon.tsx')).ComingSoon,
  page: async (screen) => {
    const load = ownPages[screen.name as ScreenName];
    if (!load) throw new Error(`The screen '${screen.name}' has no page`);
    return load(screen);
  },
};

const pages = new Map<string, Promise<ComponentType>>();

/**
 * The component of a screen, loaded when it is first opened. Screens that show the same record share theirs, so that
 * going from a tab to its edit form keeps the page.
 */
export function pageOf(screen: Screen): Promise<ComponentType> {
  const key = screen.entity === undefined ? screen.name : `${screen.built} ${screen.entity}`;
  const known = pages.get(key);
  if (known) return known;
  const page = loaders[screen.built](screen);
  pages.set(key, page);
  // A part that could not be loaded is asked for again.
  page.catch(() => pages.delete(key));
  return page;
}
