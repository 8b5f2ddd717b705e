import type { IconName } from '../kit/icon-names'

export interface QuickLinkItem {
  readonly title: string
  readonly icon: IconName
  readonly link: { readonly href: string }
}

/** The four of specification section 2, Quick links. */
export const quickLinkItems: readonly QuickLinkItem[] = [
  { title: 'Opening Times', icon: 'clock', link: { href: '/visit#opening-times' } },
  { title: 'How to Get Here', icon: 'pin', link: { href: '/visit#getting-here' } },
  { title: 'Daily Murti Darshan', icon: 'lotus', link: { href: '/galleries/murti-darshan/1' } },
  { title: 'Shayona Catering', icon: 'meal', link: { href: '/services#shayona-catering' } },
]
