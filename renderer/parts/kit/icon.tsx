import { iconNamed } from './icon-names'
import sprite from './icons.svg?no-inline'
import type { SpriteName } from './sprite-names'

/**
 * A small line drawing in the colour of the text around it. Decoration only. The drawings are one file for all pages, which a
 * browser fetches once: in the markup they were an eighth of a page.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}

/** The drawing that a record names, where there is one. */
export function NamedIcon({ name }: { readonly name: string | null | undefined }) {
  const known = iconNamed(name)
  return known && <Icon name={known} />
}

interface IconProps {
  readonly name: SpriteName
  readonly className?: string
}
