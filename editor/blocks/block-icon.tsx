import {
  BookOpen,
  Box,
  CalendarDays,
  CircleQuestionMark,
  Clock3,
  Columns2,
  Compass,
  Flame,
  GalleryHorizontal,
  GalleryThumbnails,
  Globe,
  Image,
  Images,
  LayoutGrid,
  Link,
  ListTree,
  type LucideIcon,
  Mail,
  MapPin,
  Megaphone,
  MessageSquareText,
  Navigation,
  Newspaper,
  PanelBottom,
  PanelTop,
  Quote,
  Search,
  Share2,
  Shield,
  Sparkles,
  Square,
  TextAlignStart,
  Video,
} from 'lucide-react'
import type { Category, Registry } from '#schema/block/block'

/** Icons of blocks for which the icon of their category is too general; all others use that. */
const ofBlocks: Readonly<Record<string, LucideIcon>> = {
  Accordion: ListTree,
  Announcements: Megaphone,
  CardList: LayoutGrid,
  Columns: Columns2,
  EmailSignUp: Mail,
  EventPage: CalendarDays,
  EventsList: CalendarDays,
  EventsPromo: CalendarDays,
  ExploreGrid: LayoutGrid,
  Faqs: CircleQuestionMark,
  FeaturedCarousel: GalleryHorizontal,
  FeedbackForm: MessageSquareText,
  GalleryList: Images,
  GettingHere: MapPin,
  GlobalSitesPromo: Globe,
  HoursCard: Clock3,
  MandirMoods: Flame,
  MasterEvent: CalendarDays,
  MasterNewsArticle: Newspaper,
  Media: Image,
  MurtiDarshan: Flame,
  NewsArticlePage: Newspaper,
  NewsList: Newspaper,
  NewsPromo: Newspaper,
  PromoCards: LayoutGrid,
  PromoGrid: LayoutGrid,
  QuickLinks: Link,
  Quote,
  SearchResults: Search,
  Section: Square,
  SecurityAccessibility: Shield,
  SingleEventPage: CalendarDays,
  SocialMediaPromo: Share2,
  SocialSubFeeds: Share2,
  TabGroup: PanelTop,
  TableOfContents: ListTree,
  Timings: Clock3,
  TopNavigation: PanelTop,
  Video,
  VisitorGuidelines: Compass,
  WisdomFeatured: Quote,
  WisdomList: BookOpen,
  WisdomPromo: Quote,
}

const ofCategories: Readonly<Record<Category, LucideIcon>> = {
  navigation: Navigation,
  hero: PanelTop,
  feature: Sparkles,
  content: TextAlignStart,
  gallery: GalleryThumbnails,
  footer: PanelBottom,
}

/** Icon of a block type. */
export function BlockIcon({ name, registry, size = 14 }: BlockIconProps) {
  const definition = registry.get(name)
  const Icon = ofBlocks[name] ?? (definition ? ofCategories[definition.category] : Box)
  return <Icon size={size} aria-hidden />
}

interface BlockIconProps {
  /** Name of the block's definition; unknown names get an icon, too. */
  readonly name: string
  readonly registry: Registry
  readonly size?: number
}
