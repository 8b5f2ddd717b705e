ALTER TABLE "media_items" ADD COLUMN "crop_x" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "crop_y" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "crop_width" double precision DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "media_items" ADD COLUMN "crop_height" double precision DEFAULT 1 NOT NULL;