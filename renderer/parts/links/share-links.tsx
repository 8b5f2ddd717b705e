import type { PageContext } from '#schema/site/page-context'
import { Icon } from '../kit/icon'
import { wordsOf } from '../words/words'
import { queryText } from './site-href'

/** Plain links that share a page: no script of a network is loaded, and nothing is told before somebody clicks. */
export function ShareLinks({ text, page }: ShareLinksProps) {
  const words = wordsOf(page.language)
  return (
    <nav className="share-links" aria-label={words.share}>
      <p className="share-links-label" aria-hidden="true">
        {words.share}
      </p>
      <ul>
        {networks.map(({ network, address, url: urlKey, text: textKey, icon }) => (
          <li key={network}>
            <a
              href={`${address}${queryText([
                [urlKey, page.canonical],
                [textKey, text],
              ])}`}
              target="_blank"
              rel="noopener noreferrer"
            >
              <Icon name={icon} />
              <span className="share-links-name">{words.shareOn(words.networks[network])}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Where pages are shared, by which parameters; each with its mark. */
const networks = [
  {
    network: 'FACEBOOK',
    address: 'https://www.facebook.com/sharer/sharer.php',
    url: 'u',
    text: 'quote',
    icon: 'facebook',
  },
  {
    network: 'LINKEDIN',
    address: 'https://www.linkedin.com/shareArticle',
    url: 'url',
    text: 'title',
    icon: 'linkedin',
  },
  {
    network: 'TWITTER',
    address: 'https://twitter.com/intent/tweet',
    url: 'url',
    text: 'text',
    icon: 'twitter',
  },
] as const

interface ShareLinksProps {
  /** What is shared: its title. */
  readonly text: string
  readonly page: Pick<PageContext, 'canonical' | 'language'>
}
