import { useStore } from 'zustand'
import { useApp } from '../app/app-context'
import { useSession } from '../store/session'
import { type Comments, type CommentsState, commentsOf } from './comments'

export function useComments(): Comments {
  const { client } = useApp()
  return commentsOf(useSession(), client)
}

export function useCommentsState<T>(selector: (state: CommentsState) => T): T {
  return useStore(useComments().store, selector)
}
