CREATE TABLE "media_revisions" (
	"media_id" integer NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"saved_by" text,
	"saved_by_name" text NOT NULL,
	"action" text NOT NULL,
	"original" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"type" text NOT NULL,
	"thumbnail" text NOT NULL,
	"focal_x" double precision NOT NULL,
	"focal_y" double precision NOT NULL,
	"crop_x" double precision NOT NULL,
	"crop_y" double precision NOT NULL,
	"crop_width" double precision NOT NULL,
	"crop_height" double precision NOT NULL,
	"display_name" text NOT NULL,
	"caption" text NOT NULL,
	"alt_text" text NOT NULL,
	"is_decorative" boolean NOT NULL,
	"show_caption_text" boolean NOT NULL,
	"texts" text,
	CONSTRAINT "media_revisions_media_id_version_pk" PRIMARY KEY("media_id","version")
);
--> statement-breakpoint
ALTER TABLE "media_revisions" ADD CONSTRAINT "media_revisions_media_id_media_items_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_revisions_original" ON "media_revisions" USING btree ("original");