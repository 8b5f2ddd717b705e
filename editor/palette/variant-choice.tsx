import type { AnyBlock } from '#schema/block/block'
import { t } from '#schema/messages/t'
import { isLocked } from '../store/locks'
import { usePage, useSession } from '../store/session'
import { changeVariant, variantsOf } from '../store/variants'
import { SamplePicture } from './sample-picture'
import './variant-choice.css'

/** Variants of a block as pictures: a click changes the block and keeps its content. Renders nothing without variants. */
export function VariantChoice({ id, definition }: VariantChoiceProps) {
  const session = useSession()
  const { registry, target, canEdit, locationVersion } = session
  const locked = usePage(({ page: { tree } }) => tree.blocks.has(id) && isLocked(tree, id))
  const variants = variantsOf(definition, registry, target)
  // A location can change the content of a network block, but not its type.
  if (variants.length === 0 || !canEdit || locationVersion) return null
  return (
    <fieldset className="ed-variants">
      <legend className="ed-variants-label">{t('Variant')}</legend>
      {variants.map((variant) => (
        <button
          key={variant.name}
          type="button"
          className="ed-variant ed-focusable"
          aria-pressed={variant.name === definition.name}
          disabled={locked}
          title={variant.description}
          onClick={() => changeVariant(session, id, variant.name)}
        >
          <SamplePicture definition={variant} />
          <span>{variant.label}</span>
        </button>
      ))}
    </fieldset>
  )
}

interface VariantChoiceProps {
  readonly id: string
  readonly definition: AnyBlock
}
