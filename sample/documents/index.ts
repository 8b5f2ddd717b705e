import type { ImportedDocument } from '#schema/import/network-content'
import { connectPages } from './connect'
import { explorePages } from './explore'
import { faqPage } from './faq'
import { brookfieldHome } from './home-brookfield'
import { leicesterHome, nairobiHome, vadodaraHome } from './home-others'
import { ottawaHome } from './home-ottawa'
import { learnPages } from './learn'
import { morePages } from './more'
import { locationsPage, recordPages, searchPage } from './record-pages'
import { siteLayout } from './site-layout'
import { talkPages } from './talks'
import { visitPage } from './visit'

/** Every page of the sample. Pages 3 to 7 are also reached by their ids, at /3 to /7 (specification section 2). */
export const documents: readonly ImportedDocument[] = [
  siteLayout,
  brookfieldHome,
  ottawaHome,
  leicesterHome,
  nairobiHome,
  vadodaraHome,
  visitPage,
  faqPage,
  ...learnPages,
  ...explorePages,
  ...connectPages,
  ...morePages,
  ...talkPages,
  ...recordPages,
  searchPage,
  locationsPage,
]
