ALTER TABLE "galleries" ALTER COLUMN "name" SET DEFAULT '';--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "items" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "galleries" ADD COLUMN "covers" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE "galleries" SET
  "items" = coalesce((select array_agg(i."media_id" order by i."position") from "gallery_items" i where i."gallery_id" = "galleries"."id"), '{}'),
  "covers" = coalesce((select jsonb_agg(jsonb_build_object('language', c."language", 'location', l."slug", 'picture', c."media_id") order by c."location_id", c."language")::text
    from "gallery_covers" c left join "locations" l on l."id" = c."location_id" where c."gallery_id" = "galleries"."id"), '[]');--> statement-breakpoint
CREATE INDEX "galleries_items" ON "galleries" USING gin ("items");--> statement-breakpoint
DROP TABLE "gallery_covers" CASCADE;--> statement-breakpoint
DROP TABLE "gallery_items" CASCADE;
