import { defineBlock } from '#schema/block/block'
import type { NetworkPlace } from '#schema/entities/network-place'
import {
  array,
  boolean,
  link,
  media,
  number,
  richtext,
  select,
  showWhen,
  string,
} from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { linksFrom, linksFromOwn, type SiteNavigation } from '../../parts/navigation/menu-entry'
import { nearestPlaces } from '../../parts/navigation/nearest-places'
import { fetchNavigation } from '../../parts/navigation/site-navigation'
import { LOCATIONS_PATH } from '../../parts/navigation/site-paths'

/** The first year of the copyright line (specification section 9). */
export const COPYRIGHT_START = 1999

/** The main pages of a site; the published ones are listed, in this order. */
export const MAPPED_PATHS = [
  '/visit',
  '/connect/events',
  '/connect/news',
  '/explore',
  '/inspiration',
  '/give',
  LOCATIONS_PATH,
] as const

/** Maximum number of other locations listed; the locations page lists all. */
const NEAREST = 4

export interface FooterData {
  /** The site's own navigation; `null` if it has none, or the block has its own links. */
  readonly navigation: SiteNavigation | null
  /** The paths of `MAPPED_PATHS` that have a page. */
  readonly paths: readonly string[]
  /** The nearest other locations. */
  readonly places: readonly NetworkPlace[]
}

const footer = defineBlock({
  name: 'Footer',
  label: t('Footer'),
  description: t('A footer for this page only, instead of the site’s.'),
  keywords: searchTerms('bottom, copyright, imprint, contact, links'),
  category: 'footer',
  targets: ['location', 'content'],
  variesByLocation: true,
  inLayout: true,
  frameRole: 'footer',
  version: 2,
  migrations: { 2: linksFromOwn },
  fields: showWhen(
    {
      logo: media({
        label: t('Logo'),
        help: t('Leave it empty to use the location’s logo or name.'),
      }),
      useLocation: boolean({
        label: t("Show the location's contact"),
        help: t('Its name, address, phone and email, always up to date.'),
        default: true,
      }),
      contact: richtext({
        label: t('More contact details'),
        help: t('Shown below the location’s contact, or instead of it.'),
      }),
      showMap: boolean({
        label: t('Show the site map'),
        help: t('Today’s hours, the main pages and the nearest locations.'),
        default: true,
      }),
      linksTitle: string({
        label: t('Title of the links'),
        group: 'Links',
        help: t('The heading above the links.'),
        default: 'About',
        max: 60,
      }),
      linksFrom,
      links: array({
        label: t('Links'),
        group: 'Links',
        itemLabel: t('Link'),
        help: t('Pages every visitor should find.'),
        of: {
          label: string({
            label: t('Text'),
            help: t('The name of the page.'),
            required: true,
            max: 80,
          }),
          link: link({ label: t('Link'), help: t('The page it opens.') }),
        },
        default: [
          { label: 'Terms', link: { href: '/terms' } },
          { label: 'Privacy Policy', link: { href: '/privacy-policy' } },
        ],
      }),
      socialTitle: string({
        label: t('Title of the social links'),
        group: 'Links',
        help: t('The heading above the social links.'),
        default: 'Follow us',
        max: 60,
      }),
      social: array({
        label: t('Social links'),
        group: 'Links',
        itemLabel: t('Social link'),
        help: t('Leave it empty to use the location’s.'),
        of: {
          network: select({
            label: t('Network'),
            help: t('Visitors see its name.'),
            options: {
              FACEBOOK: t('Facebook'),
              INSTAGRAM: t('Instagram'),
              TWITTER: t('Twitter'),
              YOUTUBE: t('YouTube'),
            },
            default: 'FACEBOOK',
          }),
          address: string({
            label: t('Address'),
            help: t('The full URL, like https://www.instagram.com/yourname.'),
            required: true,
            pattern: 'https?://.+',
            placeholder: 'https://',
            max: 300,
          }),
        },
      }),
      copyrightEnd: number({
        label: t('Last year of the copyright line'),
        help: t('Leave it empty for the current year.'),
        default: 2024,
        min: COPYRIGHT_START,
        max: 9999,
      }),
    },
    { links: { field: 'linksFrom', is: 'own' } },
  ),
  // Shows today's hours.
  changesDaily: true,
  usesLocation: ({ useLocation, showMap }) => useLocation || showMap,
  async load(source, props, page): Promise<FooterData> {
    const { slug } = page.location
    const [navigation, paths, places] = await Promise.all([
      props.linksFrom === 'site' ? fetchNavigation(source, page) : null,
      props.showMap ? source.publishedPaths({ locationSlug: slug, paths: MAPPED_PATHS }) : [],
      props.showMap ? source.places() : [],
    ])
    return { navigation, paths, places: nearestPlaces(places, slug, NEAREST) }
  },
})
export default footer
