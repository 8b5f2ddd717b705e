import { defineBlock } from '#schema/block/block'
import { array, boolean, link, media, select, showWhen, string } from '#schema/fields'
import { searchTerms, t } from '#schema/messages/t'
import { linksFrom, linksFromOwn, type SiteNavigation } from '../../parts/navigation/menu-entry'
import { fetchNavigation } from '../../parts/navigation/site-navigation'
import { LOCATIONS_PATH, SEARCH_PATH } from '../../parts/navigation/site-paths'
import { entriesOf, marksOf } from './entries'

/** Links of the site and the network that a header may show. */
interface HeaderWays {
  /** The site's own navigation; `null` if it has none, or the block has its own links. */
  readonly navigation: SiteNavigation | null
  readonly leadsToLocations: boolean
  readonly leadsToSearch: boolean
}

const label = string({
  label: t('Text'),
  help: t('One or two words are best.'),
  required: true,
  max: 60,
})
const target = link({ label: t('Link'), help: t('Without a link, it’s only a heading.') })
const items = array({
  label: t('Submenu links'),
  itemLabel: t('Link'),
  help: t('Shown when the entry is opened.'),
  of: { label, link: target },
})

const topNavigation = defineBlock({
  name: 'TopNavigation',
  label: t('Top navigation'),
  description: t('A menu for this page only, instead of the site’s header.'),
  keywords: searchTerms('menu, header, navigation, main menu, navbar, logo'),
  category: 'navigation',
  targets: ['location', 'content'],
  variesByLocation: true,
  inLayout: true,
  frameRole: 'header',
  version: 2,
  migrations: { 2: linksFromOwn },
  fields: showWhen(
    {
      logo: media({
        label: t('Logo'),
        help: t('Links to the home page. Leave it empty to use the location’s logo or name.'),
      }),
      siteName: string({
        label: t('Name of the site'),
        help: t('Shown beside the logo. Leave it empty to use each location’s name.'),
        max: 80,
      }),
      linksFrom,
      learnTitle: string({
        label: t('Title of the first entry'),
        group: 'Links',
        help: t('Links to /learn. Leave it empty to hide the entry.'),
        default: 'Learn',
        max: 60,
      }),
      learnLinks: array({
        label: t('Links under the first entry'),
        group: 'Links',
        itemLabel: t('Link'),
        help: t('The links in its submenu. Each can have its own links.'),
        of: { label, link: target, items },
        default: [
          {
            label: 'About Us',
            link: { href: '/learn/about-us' },
            items: [
              {
                label: 'Beliefs & Practices',
                link: { href: '/learn/about-us/beliefs-and-practices' },
              },
            ],
          },
        ],
      }),
      links: array({
        label: t('Entries'),
        group: 'Links',
        itemLabel: t('Entry'),
        help: t('The other entries, in order. Five or six fit on most screens.'),
        max: 8,
        of: { label, link: target, items },
        default: [
          {
            label: 'Explore',
            link: { href: '/explore' },
            items: [
              { label: 'Mandir', link: { href: '/explore/mandir' } },
              { label: 'Haveli', link: { href: '/explore/haveli' } },
              { label: 'Abhishek Mandap', link: { href: '/explore/abhishek-mandap' } },
              { label: 'Assembly Hall', link: { href: '/explore/assembly-hall' } },
              { label: 'Gymnasium', link: { href: '/explore/gymnasium' } },
              { label: 'Garden', link: { href: '/explore/garden' } },
            ],
          },
          { label: 'Visit', link: { href: '/visit' }, items: [] },
          { label: 'Inspiration', link: { href: '/inspiration' }, items: [] },
          {
            label: 'Connect',
            link: { href: '/connect' },
            items: [
              { label: 'Events', link: { href: '/connect/events' } },
              { label: 'News', link: { href: '/connect/news' } },
            ],
          },
        ],
      }),
      giveLabel: string({
        label: t('Button text'),
        group: 'Links',
        help: t('Leave it empty to hide the button.'),
        default: 'Give',
        max: 30,
      }),
      giveLink: link({
        label: t('Link of the button'),
        group: 'Links',
        help: t('Leave it empty to use the location’s giving page, or /give.'),
      }),
      showLocations: boolean({
        label: t('Location switcher'),
        group: 'Links',
        help: t(
          'Lets visitors switch location. Shown if the network has several locations and a locations page.',
        ),
        default: true,
      }),
      showSearch: boolean({
        label: t('Search'),
        group: 'Links',
        help: t('Shown if the site has a search page.'),
        default: true,
      }),
      appearance: select({
        label: t('Appearance'),
        group: 'Appearance',
        help: t('“Transparent” places it over the picture of the hero below.'),
        options: { solid: t('Solid'), transparent: t('Transparent') },
        pictures: { solid: 'bar-solid', transparent: 'bar-transparent' },
        default: 'solid',
      }),
    },
    {
      learnTitle: { field: 'linksFrom', is: 'own' },
      learnLinks: { field: 'learnTitle', filled: true },
      links: { field: 'linksFrom', is: 'own' },
      giveLink: { field: 'giveLabel', filled: true },
    },
  ),
  async load(source, props, page): Promise<HeaderWays> {
    const { showLocations, showSearch } = props
    const { location } = page
    const [navigation, places, paths] = await Promise.all([
      props.linksFrom === 'site' ? fetchNavigation(source, page) : null,
      showLocations ? source.places() : [],
      source.publishedPaths({ locationSlug: location.slug, paths: [LOCATIONS_PATH, SEARCH_PATH] }),
    ])
    return {
      navigation,
      leadsToLocations: places.length > 1 && paths.includes(LOCATIONS_PATH),
      leadsToSearch: showSearch && paths.includes(SEARCH_PATH),
    }
  },
  // Must follow `load`, from which TypeScript infers the type of `data`.
  placeShown({ props, data, page, href }) {
    const places = { refs: { href }, page }
    return marksOf(entriesOf(props, data.navigation, places), places)
  },
})
export default topNavigation
