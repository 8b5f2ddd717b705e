import {
  ArrowDown,
  ArrowUp,
  ClipboardPaste,
  Component,
  Copy,
  CopyPlus,
  CornerDownRight,
  Eye,
  EyeOff,
  Group,
  ListPlus,
  Lock,
  LockOpen,
  type LucideIcon,
  MessageSquare,
  PencilLine,
  Plus,
  Scissors,
  Trash2,
  Ungroup,
} from 'lucide-react'
import { t } from '#schema/messages/t'
import { childrenOf } from '#schema/page/tree'
import { copyByMenu, cutByMenu, pasteByMenu } from '../clipboard/clipboard-actions'
import type { ShortcutName } from '../shortcuts/shortcuts'
import { duplicate, moveBy, remove, toggleHidden } from '../store/commands'
import { toggleLocked } from '../store/lock-commands'
import { isLocked, lockAround, lockOf } from '../store/locks'
import { placeOf, slotsOfBlock } from '../store/places'
import type { EditorSession } from '../store/session'
import { canShare } from '../store/share-commands'
import { canUnwrap, containersFor, unwrap, wrapIn } from '../store/wrap-commands'

/** An action that is currently possible on the selected blocks; shared by menus, shortcuts and the command palette. */
export interface BlockAction {
  readonly id: string
  readonly label: string
  readonly icon: LucideIcon
  readonly group: 'move' | 'copy' | 'shape' | 'state' | 'end'
  readonly shortcut?: ShortcutName
  readonly disabled?: boolean
  readonly danger?: boolean
  readonly run: () => void
}

/** Returns all actions possible on the selected blocks, in menu order. */
export function blockActions(session: EditorSession, ids: readonly string[]): BlockAction[] {
  const { tree } = session.pageStore.getState().page
  const [id] = ids
  if (id === undefined || ids.some((each) => !tree.blocks.has(each))) return []
  const isAnyLocked = ids.some((each) => lockOf(tree, each) !== null)
  return [
    ...(isAnyLocked ? [] : moves(session, ids, id)),
    ...copies(session, ids, isAnyLocked),
    ...(isAnyLocked ? [] : shapes(session, ids, id)),
    ...states(session, ids, isAnyLocked),
    ...(ids.length === 1 ? [commenting(session, id)] : []),
    ...(ids.some((each) => lockAround(tree, each) !== null) ? [] : [deletion(session, ids)]),
  ]
}

function moves(session: EditorSession, ids: readonly string[], id: string): BlockAction[] {
  const { tree } = session.pageStore.getState().page
  const { slot, index } = placeOf(tree, id)
  const isAlone = ids.length === 1
  const last = childrenOf(tree, slot).length - 1
  const inside = isAlone ? slotsOfBlock(tree, id, session.registry)[0] : undefined
  const actions: BlockAction[] = [
    {
      id: 'moveUp',
      label: t('Move up'),
      icon: ArrowUp,
      group: 'move',
      shortcut: 'moveUp',
      disabled: isAlone && index === 0,
      run: () => moveBy(session, ids, -1),
    },
    {
      id: 'moveDown',
      label: t('Move down'),
      icon: ArrowDown,
      group: 'move',
      shortcut: 'moveDown',
      disabled: isAlone && index === last,
      run: () => moveBy(session, ids, 1),
    },
    {
      id: 'moveTo',
      label: t('Move to…'),
      icon: CornerDownRight,
      group: 'move',
      run: () => session.uiStore.chooseDestination(id),
    },
  ]
  if (inside !== undefined)
    actions.push({
      id: 'addInside',
      label: t('Add a block inside'),
      icon: ListPlus,
      group: 'move',
      run: () =>
        session.uiStore.openInserter({ slot: inside, index: childrenOf(tree, inside).length }),
    })
  return actions
}

function copies(
  session: EditorSession,
  ids: readonly string[],
  isAnyLocked: boolean,
): BlockAction[] {
  const cut: BlockAction = {
    id: 'cut',
    label: t('Cut'),
    icon: Scissors,
    group: 'copy',
    shortcut: 'cut',
    run: () => void cutByMenu(session, ids),
  }
  return [
    {
      id: 'copy',
      label: t('Copy'),
      icon: Copy,
      group: 'copy',
      shortcut: 'copy',
      run: () => void copyByMenu(session, ids),
    },
    ...(isAnyLocked ? [] : [cut]),
    {
      id: 'paste',
      label: t('Paste after'),
      icon: ClipboardPaste,
      group: 'copy',
      shortcut: 'paste',
      run: () => void pasteByMenu(session),
    },
    {
      id: 'duplicate',
      label: t('Duplicate'),
      icon: CopyPlus,
      group: 'copy',
      shortcut: 'duplicate',
      run: () => duplicate(session, ids),
    },
  ]
}

function shapes(session: EditorSession, ids: readonly string[], id: string): BlockAction[] {
  const { tree } = session.pageStore.getState().page
  const actions = containersFor(session, ids).map(
    ({ name, label }): BlockAction => ({
      id: `wrap ${name}`,
      label: t('Wrap in “{label}”', { label }),
      icon: Group,
      group: 'shape',
      ...(name === 'Section' && { shortcut: 'wrap' as const }),
      run: () => wrapIn(session, ids, name),
    }),
  )
  if (ids.some((each) => canUnwrap(session, each)))
    actions.push({
      id: 'unwrap',
      label: t('Unwrap'),
      icon: Ungroup,
      group: 'shape',
      shortcut: 'unwrap',
      run: () => unwrap(session, ids),
    })
  if (canShare(session, ids))
    actions.push({
      id: 'share',
      label: t('Make a shared block…'),
      icon: Component,
      group: 'shape',
      run: () => session.uiStore.setState({ sharing: ids }),
    })
  if (ids.length > 1) return actions
  const { slot, index } = placeOf(tree, id)
  return [
    {
      id: 'insertBefore',
      label: t('Insert before…'),
      icon: Plus,
      group: 'shape',
      shortcut: 'insertBefore',
      run: () => session.uiStore.openInserter({ slot, index }),
    },
    {
      id: 'insertAfter',
      label: t('Insert after…'),
      icon: Plus,
      group: 'shape',
      shortcut: 'insertAfter',
      run: () => session.uiStore.openInserter({ slot, index: index + 1 }),
    },
    ...actions,
  ]
}

function states(
  session: EditorSession,
  ids: readonly string[],
  isAnyLocked: boolean,
): BlockAction[] {
  const { tree } = session.pageStore.getState().page
  const [id] = ids
  const isShown = ids.some((each) => !tree.blocks.get(each)?.hidden)
  const isUnlocked = ids.some((each) => !isLocked(tree, each))
  // Blocks locked through a container are unlocked at the container.
  const isLockedByParent = isAnyLocked && isUnlocked
  const actions: BlockAction[] = []
  if (!isAnyLocked && ids.length === 1 && id !== undefined)
    actions.push({
      id: 'rename',
      label: t('Rename…'),
      icon: PencilLine,
      group: 'state',
      shortcut: 'rename',
      run: () => session.uiStore.startRename(id),
    })
  if (!isAnyLocked)
    actions.push({
      id: 'hide',
      label: isShown ? t('Hide from visitors') : t('Show to visitors'),
      icon: isShown ? EyeOff : Eye,
      group: 'state',
      shortcut: 'hide',
      run: () => toggleHidden(session, ids),
    })
  if (!isLockedByParent)
    actions.push({
      id: 'lock',
      label: isUnlocked ? t('Lock') : t('Unlock'),
      icon: isUnlocked ? Lock : LockOpen,
      group: 'state',
      shortcut: 'lock',
      run: () => toggleLocked(session, ids),
    })
  return actions
}

function commenting({ uiStore }: EditorSession, id: string): BlockAction {
  return {
    id: 'comment',
    label: t('Comment…'),
    icon: MessageSquare,
    group: 'state',
    run: () => uiStore.showComments(id),
  }
}

function deletion(session: EditorSession, ids: readonly string[]): BlockAction {
  return {
    id: 'remove',
    label: t('Delete'),
    icon: Trash2,
    group: 'end',
    shortcut: 'remove',
    danger: true,
    run: () => remove(session, ids),
  }
}
