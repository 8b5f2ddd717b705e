import {
  GalleryHorizontal,
  LayoutPanelTop,
  type LucideIcon,
  Navigation,
  PanelBottom,
  Sparkles,
  TextAlignStart,
} from 'lucide-react'
import type { Category } from '#schema/block/block'

export const categoryIcons: Readonly<Record<Category, LucideIcon>> = {
  navigation: Navigation,
  hero: LayoutPanelTop,
  feature: Sparkles,
  content: TextAlignStart,
  gallery: GalleryHorizontal,
  footer: PanelBottom,
}
