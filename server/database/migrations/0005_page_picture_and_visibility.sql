ALTER TABLE "documents" ADD COLUMN "image_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "visibility" text DEFAULT 'PUBLIC' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "published_image_id" integer;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "published_visibility" text DEFAULT 'PUBLIC' NOT NULL;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "image_id" integer;--> statement-breakpoint
ALTER TABLE "revisions" ADD COLUMN "visibility" text DEFAULT 'PUBLIC' NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_image_id_media_items_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_published_image_id_media_items_id_fk" FOREIGN KEY ("published_image_id") REFERENCES "public"."media_items"("id") ON DELETE no action ON UPDATE no action;