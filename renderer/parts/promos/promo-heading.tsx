/** The heading of a promo block with its description. Renders nothing without either. */
export function PromoHeading({ title, description }: PromoHeadingProps) {
  if (!title && !description) return null
  return (
    <header className="promo-heading">
      {title && <h2>{title}</h2>}
      {description && <p>{description}</p>}
    </header>
  )
}

interface PromoHeadingProps {
  readonly title: string
  readonly description: string
}
