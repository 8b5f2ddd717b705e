ALTER TABLE "posts" ALTER COLUMN "title" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "posts" ALTER COLUMN "type" SET DEFAULT 'NEWS';--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "galleries" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "post_master" text;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_avatar" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "author_bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
UPDATE "posts" SET
  "author_name" = coalesce("author"::jsonb ->> 'name', ''),
  "author_bio" = coalesce("author"::jsonb ->> 'bio', ''),
  "author_avatar" = (select m."id" from "media_items" m where m."id" = ("author"::jsonb ->> 'avatarId')::integer)
  WHERE "author" IS NOT NULL;--> statement-breakpoint
UPDATE "posts" SET
  "post_master" = (select m."slug" from "posts" m where m."id" = "posts"."master_id"),
  "galleries" = coalesce((select json_agg(json_build_object('gallery', g.id) order by g.at)::text from unnest("posts"."gallery_ids") with ordinality g(id, at)), '[]'),
  "content" = coalesce((select jsonb_agg(jsonb_build_object(
    'text', coalesce(p.part ->> 'text', ''),
    'pictures', coalesce(p.part -> 'media' -> 'mediaIds', '[]'),
    'layout', coalesce(p.part -> 'media' ->> 'layout', ''),
    'videoUrl', coalesce(p.part ->> 'videoUrl', '')) order by p.at)::text
    from jsonb_array_elements("posts"."content"::jsonb) with ordinality p(part, at)), '[]');--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_author_avatar_media_items_id_fk" FOREIGN KEY ("author_avatar") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "author";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "master_id";--> statement-breakpoint
ALTER TABLE "posts" DROP COLUMN "gallery_ids";