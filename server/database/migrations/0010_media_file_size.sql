ALTER TABLE "media_revisions" ADD COLUMN "file_size" integer;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "file_size" integer;