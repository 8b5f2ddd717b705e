ALTER TABLE "assignments" ADD COLUMN "of_network" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "roles" ADD COLUMN "of_network" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- Access to the default location was access to what all sites show: those who have it keep it.
UPDATE "assignments" SET "of_network" = true WHERE "location_id" = 10;--> statement-breakpoint
UPDATE "roles" SET "of_network" = true WHERE "location_id" = 10;
