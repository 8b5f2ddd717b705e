import { Command } from 'cmdk'
import { Component as SharedIcon } from 'lucide-react'
import { t } from '#schema/messages/t'
import { sharedBlock } from '#schema/page/shared-block'
import { withApi } from '../app/api-provider'
import type { SharedOptionsProps } from '../store/shared-parts'
import { noteOf, valuesFor } from './shared-group'
import { useSharedList } from './use-shared-list'

/** Shared blocks in the inserter, below the block types. */
export const SharedOptions = withApi(Options)

function Options({ search, choose }: SharedOptionsProps) {
  const { entries, more } = useSharedList(search)
  if (entries.length === 0) return null
  return (
    <Command.Group heading={t('Shared')}>
      {entries.map((entry) => (
        <Command.Item
          key={entry.id}
          className="ed-command-item ed-inserter-item"
          value={`shared ${entry.id}`}
          onSelect={() => choose(sharedBlock.name, valuesFor(entry))}
        >
          <SharedIcon size={16} aria-hidden />
          <span>{entry.title}</span>
          <small>{noteOf(entry)}</small>
        </Command.Item>
      ))}
      {more && (
        <Command.Item className="ed-command-item" value="shared-more" onSelect={more}>
          {t('Show more')}
        </Command.Item>
      )}
    </Command.Group>
  )
}
