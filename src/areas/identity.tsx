import type { area as declared } from '../../schema/areas/identity/area.ts';
import { accountPath } from '../../schema/areas/identity/paths.ts';
import type { BrowserArea } from '../area.ts';
import { TalentIcon } from '../theme/icons/areas.tsx';

export const area: BrowserArea<typeof declared> = {
  icons: { auth: TalentIcon },
  pages: {
    'auth.login': async () => (await import('../custom-pages/identity/sign-in/SignIn.tsx')).SignIn,
    'auth.logout': async () => (await import('../custom-pages/identity/sign-out/SignOut.tsx')).SignOut,
    'auth.forgotPassword': async () =>
      (await import('../custom-pages/identity/forgot-password/ForgotPassword.tsx')).ForgotPassword,
    'auth.resetPassword': async () =>
      (await import('../custom-pages/identity/reset-password/ResetPassword.tsx')).ResetPassword,
    'auth.setPassword': async () => (await import('../custom-pages/identity/set-password/SetPassword.tsx')).SetPassword,
    'auth.chooseAgency': async () =>
      (await import('../custom-pages/identity/choose-agency/ChooseAgency.tsx')).ChooseAgency,
    'auth.secondFactorVerify': async () => (await import('../custom-pages/identity/two-factor/Verify.tsx')).Verify,
    'auth.secondFactorSetup': async () => (await import('../custom-pages/identity/two-factor/Setup.tsx')).Setup,
    'auth.secondFactorVerified': async () =>
      (await import('../custom-pages/identity/two-factor/Verified.tsx')).Verified,
  },
  otherPages: [
    {
      path: accountPath,
      title: 'app.account.title',
      load: async () => (await import('../custom-pages/identity/account/Account.tsx')).Account,
    },
    {
      path: '/setup/:token',
      title: 'app.firstAdmin.heading',
      load: async () => (await import('../custom-pages/identity/first-admin/FirstAdmin.tsx')).FirstAdmin,
      isPublic: true,
    },
  ],
};
