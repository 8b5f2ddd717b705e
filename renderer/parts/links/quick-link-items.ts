import type { IconName } from '../kit/icon-names'
import type { SiteMessages } from '../words/words'

interface QuickLinkItem {
  readonly title: string
  readonly icon: IconName
  readonly link: { readonly href: string }
}

/** Returns the four links of specification section 2, Quick links. */
export function quickLinkItems({
  quickLinkTitles: titles,
}: SiteMessages): readonly QuickLinkItem[] {
  return [
    { title: titles.openingTimes, icon: 'clock', link: { href: '/visit#opening-times' } },
    { title: titles.gettingHere, icon: 'pin', link: { href: '/visit#getting-here' } },
    { title: titles.murtiDarshan, icon: 'lotus', link: { href: '/galleries/murti-darshan' } },
    { title: titles.catering, icon: 'meal', link: { href: '/services#shayona-catering' } },
  ]
}
