ALTER TABLE "topic_items" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "topic_items" ADD COLUMN "image_id" integer;--> statement-breakpoint
ALTER TABLE "topic_items" ADD CONSTRAINT "topic_items_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;