import { useLocation } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { SocialCallback } from './SocialCallback.tsx';
import { SocialSandbox } from './SocialSandbox.tsx';

/** The two pages on the way to a provider and back, which load together: one leads to the other. */
export function SocialPage() {
  const { pathname } = useLocation();
  return pathname === pathTo('socials.sandbox') ? <SocialSandbox /> : <SocialCallback />;
}
