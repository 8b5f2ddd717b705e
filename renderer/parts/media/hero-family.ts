import type { RawProps } from '#schema/block/block'
import type { Family, Markup } from '#schema/block/family'

/** The fields that all banners with a title share. */
interface Common {
  readonly usesLocation?: unknown
  readonly pretitle?: unknown
  readonly title?: unknown
  /** Plain text, or markup that is marked as such. */
  readonly subtitle?: unknown
  readonly intro?: unknown
  readonly pictures?: readonly unknown[] | undefined
  readonly buttons?: readonly Button[] | undefined
}

interface Button {
  readonly label: unknown
  readonly link: unknown
}

interface HeroVariant {
  readonly common: (props: RawProps) => Common
  readonly own: (common: Common) => RawProps
}

/** Declares a block as one of the variants of Hero. */
function heroFamily({ common, own }: HeroVariant): Family {
  return { name: 'Hero', common: (props) => ({ ...common(props) }), own }
}

const textsOf = ({ pretitle, title, subtitle, intro }: Common): Common => ({
  pretitle,
  title,
  subtitle,
  intro,
})

export const asHero = heroFamily({
  common: (props) => ({
    ...textsOf(props),
    usesLocation: props.shouldUseLocation,
    pictures: pictured([props.background]),
    buttons: some(listOf(props.actions) as readonly Button[]),
  }),
  own: ({ usesLocation, pictures, buttons, ...texts }) => ({
    ...textsOf(texts),
    shouldUseLocation: usesLocation,
    background: pictures?.[0],
    actions: buttons,
  }),
})

export const asSecondHero = heroFamily({
  common: (props) => ({
    ...textsOf(props),
    usesLocation: props.useLocation,
    pictures: pictured([props.background]),
  }),
  own: ({ usesLocation, pictures, ...texts }) => ({
    ...textsOf(texts),
    useLocation: usesLocation,
    background: pictures?.[0],
  }),
})

export const asHeroMosaic = heroFamily({
  common: ({ title, subtitle, medias, cta, ctaLabel }) => ({
    ...{ title, subtitle, pictures: some(listOf(medias)) },
    buttons: cta ? [{ label: ctaLabel, link: cta }] : undefined,
  }),
  own: ({ title, subtitle, pictures, buttons }) => ({
    ...{ title, subtitle, medias: pictures },
    ...{ cta: buttons?.[0]?.link, ctaLabel: buttons?.[0]?.label },
  }),
})

export const asFeatureBanner = heroFamily({
  common: ({ pretitle, title, subtitle, background, href, linkLabel }) => ({
    ...{ pretitle, title, pictures: pictured([background]) },
    ...(typeof subtitle === 'string' && { subtitle: { markup: subtitle } satisfies Markup }),
    buttons:
      typeof href === 'string' && href !== '' ? [{ label: linkLabel, link: { href } }] : undefined,
  }),
  own: ({ pretitle, title, subtitle, pictures, buttons }) => ({
    ...{ pretitle, title, background: pictures?.[0] },
    subtitle,
    ...{ href: addressOf(buttons?.[0]?.link), linkLabel: buttons?.[0]?.label },
  }),
})

/** Returns the address of a link if it has one: a banner can't link to a page by id. */
function addressOf(link: unknown): unknown {
  return typeof link === 'object' && link !== null && 'href' in link ? link.href : undefined
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** None means nothing to copy: what the other has stored stays. */
function some<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined
}

function pictured(ids: readonly unknown[]): readonly unknown[] | undefined {
  return some(ids.filter((id) => typeof id === 'number'))
}
