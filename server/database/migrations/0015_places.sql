CREATE TABLE "gallery_covers" (
	"gallery_id" integer NOT NULL,
	"language" text NOT NULL,
	"location_id" integer,
	"media_id" integer NOT NULL,
	CONSTRAINT "gallery_covers_place" UNIQUE NULLS NOT DISTINCT("gallery_id","language","location_id")
);
--> statement-breakpoint
CREATE TABLE "media_texts" (
	"media_id" integer NOT NULL,
	"language" text NOT NULL,
	"location_id" integer,
	"alt_text" text,
	"caption" text,
	CONSTRAINT "media_texts_place" UNIQUE NULLS NOT DISTINCT("media_id","language","location_id")
);
--> statement-breakpoint
CREATE TABLE "topic_children" (
	"topic_id" integer NOT NULL,
	"language" text NOT NULL,
	"location_id" integer,
	"position" integer NOT NULL,
	"child_id" integer NOT NULL,
	CONSTRAINT "topic_children_position" UNIQUE NULLS NOT DISTINCT("topic_id","language","location_id","position")
);
--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "children" text DEFAULT '[]' NOT NULL;--> statement-breakpoint
INSERT INTO "topic_children" ("topic_id", "language", "location_id", "position", "child_id")
SELECT "parent_id", 'en-US', NULL, row_number() OVER (PARTITION BY "parent_id" ORDER BY "position", "id") - 1, "id"
FROM "topics" WHERE "parent_id" IN (SELECT "id" FROM "topics");
--> statement-breakpoint
UPDATE "revisions" SET "children" = "list"."text" FROM (
	SELECT "documents"."id", json_build_array(json_build_object('language', 'en-US', 'locationId', NULL, 'topicIds',
		json_agg("topic_children"."child_id" ORDER BY "topic_children"."position")))::text AS "text"
	FROM "documents" JOIN "topic_children" ON "topic_children"."topic_id" = "documents"."topic_id" GROUP BY "documents"."id"
) AS "list" WHERE "revisions"."document_id" = "list"."id";
--> statement-breakpoint
DROP INDEX "topics_parent";--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "activities" ADD COLUMN "updated_by_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "file_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "file_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "master_id" integer;--> statement-breakpoint
ALTER TABLE "posts" ADD COLUMN "gallery_ids" integer[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "gallery_covers" ADD CONSTRAINT "gallery_covers_gallery_id_galleries_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."galleries"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_covers" ADD CONSTRAINT "gallery_covers_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_covers" ADD CONSTRAINT "gallery_covers_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_children" ADD CONSTRAINT "topic_children_topic_id_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_children" ADD CONSTRAINT "topic_children_location_id_locations_id_fk" FOREIGN KEY ("location_id") REFERENCES "public"."locations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topic_children" ADD CONSTRAINT "topic_children_child_id_topics_id_fk" FOREIGN KEY ("child_id") REFERENCES "public"."topics"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_covers_media" ON "gallery_covers" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "topic_children_child" ON "topic_children" USING btree ("child_id");--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_file_id_media_items_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "topics" DROP COLUMN "parent_id";--> statement-breakpoint
ALTER TABLE "topics" DROP COLUMN "position";