import type { SocialNetwork } from '#schema/entities/statuses'
import { safeHref } from '#schema/text/safe-href'
import { keyed } from '../../parts/kit/keyed'
import { Ornament } from '../../parts/kit/ornament'
import type { ViewProps } from '../../parts/kit/view'
import { SocialIcon } from '../../parts/links/social-icon'
import { Picture } from '../../parts/media/picture'
import { messagesFor, type SiteMessages } from '../../parts/words/words'
import type socialSubFeeds from './social-sub-feeds.block'

type Props = ViewProps<typeof socialSubFeeds>
type City = Props['props']['items'][number]

/** A card for each city, with links to its channels. Renders nothing without cities. */
export default function SocialSubFeeds({ props, refs, page }: Props) {
  const cities = props.items.filter(({ title }) => title.trim() !== '')
  if (cities.length === 0) return null
  const words = messagesFor(page.language)
  return (
    <section className="social-sub-feeds" aria-label={props.title || words.socialMediaByCity}>
      {props.title && <h2 className="social-sub-feeds-title">{props.title}</h2>}
      <ul className="social-sub-feeds-cards">
        {keyed(cities, ({ title }) => title).map(({ key, item }) => (
          <CityCard key={key} city={item} refs={refs} words={words} />
        ))}
      </ul>
    </section>
  )
}

interface CityCardProps {
  readonly city: City
  readonly refs: Props['refs']
  readonly words: SiteMessages
}

function CityCard({ city, refs, words }: CityCardProps) {
  const picture = refs.media(city.image)
  const channels = channelsOf(city)
  return (
    <li className="social-sub-feeds-card">
      <div className="social-sub-feeds-picture">
        {picture ? (
          <Picture
            item={{ ...picture, altText: '' }}
            sizes="(min-width: 64rem) 20rem, (min-width: 40rem) 50vw, 100vw"
          />
        ) : (
          <Ornament kind="mandala" />
        )}
      </div>
      <h3>{city.title}</h3>
      {channels.length > 0 && (
        <ul className="social-sub-feeds-channels">
          {channels.map(({ network, href }) => (
            <li key={network}>
              <a href={href} aria-label={words.cityOn(city.title, words.networks[network])}>
                <SocialIcon network={network} />
              </a>
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

function channelsOf({ instagram, twitter, facebook }: City) {
  const addresses: readonly (readonly [SocialNetwork, string])[] = [
    ['INSTAGRAM', instagram],
    ['TWITTER', twitter],
    ['FACEBOOK', facebook],
  ]
  return addresses.flatMap(([network, address]) => {
    const href = safeHref(address)
    return href ? [{ network, href }] : []
  })
}
