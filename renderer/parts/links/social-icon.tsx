import type { SocialNetwork } from '#schema/entities/statuses'
import { Icon } from '../kit/icon'

/** The logo of a social network in the text colour. Decorative: the name is beside it. */
export function SocialIcon({ network }: { readonly network: SocialNetwork }) {
  return <Icon name={marks[network]} className="social-icon" />
}

const marks = {
  FACEBOOK: 'facebook',
  INSTAGRAM: 'instagram',
  TWITTER: 'twitter',
  YOUTUBE: 'youtube',
} as const satisfies Readonly<Record<SocialNetwork, string>>
